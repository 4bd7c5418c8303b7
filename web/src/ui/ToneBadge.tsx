import { Badge } from '@mantine/core';
import classes from './ToneBadge.module.css';

/** What a colour says of a status: red, amber, green or grey, and nothing else is coloured so. */
export type Tone = 'bad' | 'soon' | 'good' | 'past';

/** A status in words, on the colour that stands for it. */
export function ToneBadge({ tone, text }: { tone: Tone; text: string }) {
  return (
    <Badge size="sm" tt="none" miw="max-content" className={classes.badge} data-tone={tone}>
      {text}
    </Badge>
  );
}
