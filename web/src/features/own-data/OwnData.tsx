import { Anchor, Stack, Text } from '@mantine/core';
import { belongsTo } from '@rto-desk/contract/access';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { useState } from 'react';
import { Link } from 'react-router';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { OwnDeletionRequest } from './OwnDeletionRequest.tsx';

/** Taking along what is kept about oneself, and asking that it be deleted. */
export function OwnData({ user }: { user: Me }) {
  const words = useWords();
  const texts = words.ownData;
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await download('/me/data');
    } catch (error) {
      toast.failure(failureText(error, texts.downloadFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{texts.downloadWhy}</Text>
      <Button variant="default" loading={busy} onClick={() => void take()}>
        {texts.download}
      </Button>
      {belongsTo('user', user.role) && <OwnDeletionRequest />}
      <Anchor component={Link} to="/privacy" size="sm">
        {texts.privacy}
      </Anchor>
    </Stack>
  );
}
