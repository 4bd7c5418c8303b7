import { Group } from '@mantine/core';
import { citizenPageSizes } from '@rto-desk/contract/citizen';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { asOption, Select } from '../../inputs/Select.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './CitizenSearch.module.css';
import type { CitizenFilters } from './queries.ts';

interface Props {
  filters: CitizenFilters;
  /** Called with the filters of an explicit search; null ones are taken away. */
  onSearch: (filters: { q: string | undefined; mobile: string | undefined }) => void;
  onReset: () => void;
  onSize: (size: number) => void;
}

/** The filters of the citizens list. What is typed here is a draft until it is searched for. */
export function CitizenSearch({ filters, onSearch, onReset, onSize }: Props) {
  const words = useWords();
  const [q, setQ] = useState(filters.q ?? '');
  const [mobile, setMobile] = useState(filters.mobile ?? '');
  const [shown, setShown] = useState(filters);
  if (shown.q !== filters.q || shown.mobile !== filters.mobile) {
    // The address changed (Back, a shared link): the inputs follow it, without losing the focus.
    setShown(filters);
    setQ(filters.q ?? '');
    setMobile(filters.mobile ?? '');
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ q: q.trim() || undefined, mobile: mobile.trim() || undefined });
  };
  return (
    <form onSubmit={search} className={classes.search}>
      <TextInput
        className={classes.text}
        label={words.citizens.search}
        type="search"
        maxLength={255}
        value={q}
        onChange={event => setQ(event.currentTarget.value)}
      />
      <TextInput
        label={words.citizens.filterMobile}
        type="tel"
        inputMode="numeric"
        maxLength={20}
        value={mobile}
        onChange={event => setMobile(event.currentTarget.value)}
      />
      <Select
        label={words.citizens.rowsPerPage}
        value={String(filters.per_page)}
        options={citizenPageSizes.map(asOption)}
        onChange={event => onSize(Number(event.currentTarget.value))}
      />
      <Group gap="xs" wrap="nowrap">
        <Button type="submit" leftSection={<Search size={16} aria-hidden />}>
          {words.general.search}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setQ('');
            setMobile('');
            onReset();
          }}
        >
          {words.general.reset}
        </Button>
      </Group>
    </form>
  );
}
