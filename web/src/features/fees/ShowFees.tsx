import type { FeeLine } from '@rto-desk/contract/endpoints/fees';
import type { Service } from '@rto-desk/contract/services';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { usePublicWords } from '../../words/useWords.ts';

const FeesOf = lazyComponent(async () => (await import('./FeesOf.tsx')).FeesOf);

interface Props {
  services: readonly Service[];
  /** The vehicle that they are for, where that is known. */
  vehicle?: number | null | undefined;
  /** What can be done with a fee, beside its amount. */
  action?: ((line: FeeLine) => ReactNode) | undefined;
}

/** A button that shows the fees of services by law; they are loaded only then. */
export function ShowFees({ services, vehicle, action }: Props) {
  const texts = usePublicWords().fees;
  const [shown, setShown] = useState(false);
  if (services.length === 0) return null;
  if (!shown) {
    return (
      <Button variant="default" className={layout.start} onClick={() => setShown(true)}>
        {texts.show}
      </Button>
    );
  }
  return services.map(service => (
    <FeesOf key={service} service={service} vehicle={vehicle} action={action} />
  ));
}
