import { Paper, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import classes from './DashboardPage.module.css';

interface Props {
  label: string;
  /** Undefined while it is on its way. */
  count: number | undefined;
  /** The list that the number counts; undefined where there is none to go to. */
  to: string | undefined;
}

/** A number, and the way to what it counts. */
export function Card({ label, count, to }: Props) {
  const inner = (
    <>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {count === undefined ? (
        <Skeleton height={32} width={64} mt={4} />
      ) : (
        <Text className={classes.count}>{count.toLocaleString('en-IN')}</Text>
      )}
    </>
  );
  return to === undefined ? (
    <Paper withBorder p="md">
      {inner}
    </Paper>
  ) : (
    <Paper component={Link} to={to} withBorder p="md" className={classes.card}>
      {inner}
    </Paper>
  );
}
