import { Printer } from 'lucide-react';
import { Button } from './Button.tsx';

/** Prints the page, also by the key P. */
export function PrintButton({ label, variant }: { label: string; variant?: 'default' | 'subtle' }) {
  return (
    <Button
      {...(variant && { variant })}
      leftSection={<Printer size={16} aria-hidden />}
      data-page-key="p"
      onClick={() => window.print()}
    >
      {label}
    </Button>
  );
}
