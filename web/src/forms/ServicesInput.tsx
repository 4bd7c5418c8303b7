import { type Service, serviceCategories, services } from '@rto-desk/contract/services';
import { X } from 'lucide-react';
import { useState } from 'react';
import { SuggestionInput } from '../inputs/SuggestionInput.tsx';
import { Button } from '../ui/Button.tsx';
import layout from '../ui/layout.module.css';
import { useWords } from '../words/useWords.ts';

interface Props {
  /** The services that may be chosen; without any nothing is shown. */
  among: readonly Service[];
  value: readonly Service[];
  onChange: (chosen: Service[]) => void;
  error: string | null;
}

/** The services of a category; those of `other` are told in words. */
export function servicesIn(category: string | undefined): readonly Service[] {
  const known = serviceCategories.find(one => one === category);
  return known === undefined ? [] : services[known];
}

/** The services of a job or template: a part of its name and Enter add one, which stands below until it is left out. */
export function ServicesInput({ among, value, onChange, error }: Props) {
  const words = useWords();
  const texts = words.jobs;
  const [typed, setTyped] = useState('');
  if (among.length === 0) return null;
  const called = (service: Service) => words.services.names[service];
  const offered = among.filter(service => !value.includes(service));
  const add = (service: Service) => {
    onChange([...value, service]);
    setTyped('');
  };
  const type = (text: string) => {
    // What is chosen from the list comes as a whole.
    const chosen = offered.find(service => called(service) === text);
    if (chosen === undefined) setTyped(text);
    else add(chosen);
  };
  const part = typed.trim().toLowerCase();
  return (
    <>
      <SuggestionInput
        label={words.fields.services}
        name="services"
        description={texts.chooseService}
        autoComplete="off"
        value={typed}
        error={error}
        options={offered.map(service => ({ value: called(service), label: called(service) }))}
        onChange={event => type(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || part === '') return;
          event.preventDefault();
          const first = offered.find(service => called(service).toLowerCase().includes(part));
          if (first !== undefined) add(first);
        }}
      />
      {value.length > 0 && (
        <div className={layout.row}>
          {value.map(service => (
            <Button
              key={service}
              variant="light"
              size="compact-md"
              aria-label={texts.removeService(called(service))}
              leftSection={<X size={14} aria-hidden />}
              onClick={() => onChange(value.filter(one => one !== service))}
            >
              {called(service)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
