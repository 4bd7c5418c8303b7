import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './Button.module.css';

interface Looks {
  /** `filled` is what most people come to do on a screen; the others stand back, in this order. */
  variant?: 'filled' | 'default' | 'light' | 'subtle';
  /** Red for what takes something away. */
  color?: 'red' | undefined;
  size?: 'sm' | 'xs' | 'compact-md' | 'compact-sm';
  leftSection?: ReactNode;
}

interface PressProps extends Looks, Omit<ComponentProps<'button'>, 'color'> {
  /** Whether what it began is still going on; pressing it again does nothing until then. */
  loading?: boolean;
}

/** Something to press. */
export function Button({ variant, color, size, leftSection, loading = false, ...props }: PressProps) {
  const { className, children, onClick, ...others } = props;
  return (
    <button
      type="button"
      {...others}
      {...buttonLooks({ variant, color, size }, className)}
      // Not `disabled`, which would take the focus away.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      {leftSection}
      {children}
    </button>
  );
}

type LinkProps = Looks & Omit<ComponentProps<typeof Link>, 'color'>;

/** A way to another screen that looks like a button. */
export function ButtonLink({ variant, color, size, leftSection, ...props }: LinkProps) {
  const { className, children, ...others } = props;
  return (
    <Link {...others} {...buttonLooks({ variant, color, size }, className)}>
      {leftSection}
      {children}
    </Link>
  );
}

/** What makes an element look like a button, for links that lead out of the desk. */
export function buttonLooks({ variant = 'filled', color, size = 'sm' }: Looks, className?: string) {
  return {
    className: [classes.button, className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
  };
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}
