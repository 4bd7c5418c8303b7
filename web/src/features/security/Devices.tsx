import type { Device } from '@rto-desk/contract/endpoints/security';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { MomentText } from '../../ui/MomentText.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { deviceName } from './deviceName.ts';
import { devices } from './queries.ts';

/** The devices that the account is signed in on; each but this one can be signed out. */
export function Devices() {
  const words = useWords();
  const texts = words.security;
  const client = useQueryClient();
  const list = useQuery(devices);
  const signOut = useAct({
    act: ({ id }: Device) => call('DELETE /me/sessions/{id}', { params: { id } }),
    done: ({ message }) => message,
    failed: texts.signOutFailed,
    refresh: () => void client.invalidateQueries({ queryKey: devices.queryKey }),
  });
  if (list.data === undefined) {
    return <PendingPart found={list} failure={texts.loadFailed} height={80} />;
  }
  return (
    <div className={layout.fields}>
      <p className={prose.small}>{texts.devicesWhy}</p>
      {list.data.map(device => {
        const name = deviceName(device.device, words);
        return (
          <div className={layout.between} key={device.id}>
            <div>
              <div className={layout.line}>
                <p className={prose.strong}>{name}</p>
                {device.current && <ToneBadge tone="info" text={texts.thisDevice} />}
              </div>
              <p className={prose.hint}>
                {texts.lastSeen} <MomentText moment={device.last_seen_at} time />
                {device.address !== null && ` · ${device.address}`}
              </p>
            </div>
            {!device.current && (
              <Button
                size="compact-sm"
                variant="default"
                loading={signOut.input?.id === device.id}
                aria-label={texts.signOutOf(name)}
                onClick={() => signOut.act(device)}
              >
                {texts.signOut}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}
