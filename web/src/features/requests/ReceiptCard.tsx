import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Receipt } from '@rto-desk/contract/endpoints/requests';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './requests.module.css';

interface Props {
  receipt: Receipt;
  /** The mobile number that the reference is looked up with. */
  phone: string;
  /** What the button says that begins anew. */
  again: string;
  onAgain: () => void;
}

/** The reference to quote, to copy, to share and to track. */
export function ReceiptCard({ receipt, phone, again, onAgain }: Props) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference } = receipt;
  const text = words.requests.shareText(reference);
  const copy = async () => {
    await navigator.clipboard.writeText(reference);
    toast.success(words.general.copied);
  };
  return (
    <Paper withBorder p="lg">
      <Stack gap="sm">
        <Title order={2} ref={heading} tabIndex={-1}>
          {words.requests.received}
        </Title>
        <Text>{words.requests.quote}</Text>
        <output className={classes.reference}>{reference}</output>
        <Text>{words.requests.keepReference}</Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => void copy()}>
            {words.requests.copy}
          </Button>
          {'share' in navigator && (
            <Button variant="default" onClick={() => void navigator.share({ text }).catch(() => undefined)}>
              {words.requests.share}
            </Button>
          )}
          <Button component={Link} to={`/track?${new URLSearchParams({ reference, phone })}`}>
            {words.requests.track}
          </Button>
        </Group>
        <Anchor component="button" type="button" ta="start" onClick={onAgain}>
          {again}
        </Anchor>
      </Stack>
    </Paper>
  );
}
