import type { Device } from '@rto-desk/contract/endpoints/security';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { Pending } from '../../ui/Pending.tsx';
import plain from '../../ui/plain.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { deviceName } from './deviceName.ts';
import { devices } from './queries.ts';

/** The devices that the account is signed in on; each but this one can be signed out. */
export function Devices() {
  const words = useWords();
  const texts = words.security;
  const client = useQueryClient();
  const list = useQuery(devices);
  const [busy, setBusy] = useState<number | null>(null);
  const signOut = async ({ id }: Device) => {
    setBusy(id);
    try {
      toast.success((await call('DELETE /me/sessions/{id}', { params: { id } })).message);
    } catch (error) {
      toast.failure(failureText(error, texts.signOutFailed));
    } finally {
      setBusy(null);
      void client.invalidateQueries({ queryKey: devices.queryKey });
    }
  };
  if (list.data === undefined) {
    return list.error === null ? (
      <Pending height={80} />
    ) : (
      <LoadFailure error={list.error} failure={texts.loadFailed} retry={() => void list.refetch()} />
    );
  }
  return (
    <div className={plain.fields}>
      <p className={plain.small}>{texts.devicesWhy}</p>
      {list.data.map(device => {
        const name = deviceName(device.device, words);
        return (
          <div className={plain.between} key={device.id}>
            <div>
              <div className={plain.line}>
                <p className={plain.strong}>{name}</p>
                {device.current && <ToneBadge tone="info" text={texts.thisDevice} />}
              </div>
              <p className={plain.hint}>
                {texts.lastSeen} <MomentText moment={device.last_seen_at} time />
                {device.address !== null && ` · ${device.address}`}
              </p>
            </div>
            {!device.current && (
              <Button
                size="compact-sm"
                variant="default"
                loading={busy === device.id}
                aria-label={texts.signOutOf(name)}
                onClick={() => void signOut(device)}
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
