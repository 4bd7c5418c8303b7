import { jobSorts, jobStatuses } from '@rto-desk/contract/job';
import { categoryOf, serviceCategories } from '@rto-desk/contract/services';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { Select } from '../../inputs/Select.tsx';
import { SuggestionInput } from '../../inputs/SuggestionInput.tsx';
import { FilterForm } from '../../ui/FilterForm.tsx';
import filters from '../../ui/filters.module.css';
import { useFilters } from '../../ui/useFilters.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './jobs.module.css';
import { givenBy, jobOptions } from './queries.ts';
import { servicesOffered } from './servicesText.ts';
import type { JobQuery } from './shownJobs.ts';

interface Props {
  query: JobQuery;
  onChange: (next: Partial<JobQuery>, how?: { replace: boolean }) => JobQuery;
}

/** What the list of jobs can be narrowed to, which applies at once. */
export function JobFilters({ query, onChange }: Props) {
  const words = useWords();
  const texts = words.jobs;
  const options = useQuery(jobOptions);
  // Who looks for one by its name or number looks among those that have ended, too.
  const { draft, type, choose } = useFilters(query, (next, how) => {
    const isNewText = Boolean(next.q?.trim()) && next.q?.trim() !== query.q;
    return onChange(isNewText ? { ...next, status: undefined } : next, how);
  });
  // Those that a filter of the address names stay on offer, hidden or not.
  const stages = (options.data?.stages ?? []).filter(({ hidden, code }) => !hidden || code === query.stage);
  return (
    <FilterForm
      label={texts.search}
      text={draft.q}
      onText={q => type({ q })}
      onSearch={() => choose({ q: draft.q, given_by: draft.given_by })}
    >
      <div className={filters.filters}>
        <Select
          label={words.fields.status}
          value={query.status ?? ''}
          options={[
            { value: '', label: texts.all },
            ...jobStatuses.map(value => ({
              value,
              label: value === 'open' ? texts.open : words.requests.statuses[value],
            })),
          ]}
          onChange={event => choose({ status: jobStatuses.find(one => one === event.currentTarget.value) })}
        />
        <Select
          label={words.fields.stage}
          value={query.stage ?? ''}
          options={[
            { value: '', label: texts.anyStage },
            ...stages.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={event => choose({ stage: event.currentTarget.value || undefined })}
        />
        <Select
          label={words.fields.assignee}
          value={query.assignee ?? ''}
          options={[
            { value: '', label: texts.anybody },
            { value: 'me', label: texts.mine },
            { value: 'none', label: texts.nobody },
          ]}
          onChange={event => choose({ assignee: event.currentTarget.value || undefined })}
        />
        <div className={filters.beside}>
          <Checkbox
            label={texts.overdue}
            checked={query.overdue ?? false}
            onChange={event => choose({ overdue: event.currentTarget.checked || undefined })}
          />
          <Checkbox
            label={texts.toReturn}
            checked={query.to_return ?? false}
            onChange={event => choose({ to_return: event.currentTarget.checked || undefined })}
          />
        </div>
      </div>
      <details className={classes.moreFilters} open={isNarrowed(query) || undefined}>
        <summary>{texts.moreFilters}</summary>
        <div className={filters.filters}>
          <Select
            label={words.fields.category}
            value={query.category ?? ''}
            options={[
              { value: '', label: texts.all },
              ...serviceCategories.map(value => ({ value, label: words.services.categories[value] })),
            ]}
            onChange={event => {
              const category = serviceCategories.find(one => one === event.currentTarget.value);
              const fits = query.service === undefined || categoryOf(query.service) === category;
              choose({ category, ...(category !== undefined && !fits && { service: undefined }) });
            }}
          />
          <Select
            label={words.fields.service}
            value={query.service ?? ''}
            options={[
              { value: '', label: texts.anyService },
              ...servicesOffered(query).map(value => ({ value, label: words.services.names[value] })),
            ]}
            onChange={event => {
              const chosen = event.currentTarget.value;
              choose({ service: servicesOffered(query).find(one => one === chosen) });
            }}
          />
          <GivenByInput value={draft.given_by ?? ''} onChange={given_by => type({ given_by })} />
          <Select
            label={texts.sort}
            value={query.sort ?? 'due'}
            options={jobSorts.map(value => ({ value, label: texts.sorts[value] }))}
            onChange={event => {
              const sort = jobSorts.find(one => one === event.currentTarget.value);
              choose({ sort: sort === 'due' ? undefined : sort });
            }}
          />
          {(options.data?.fees_on || query.unpaid) && (
            <div className={filters.beside}>
              <Checkbox
                label={texts.unpaid}
                checked={query.unpaid ?? false}
                onChange={event => choose({ unpaid: event.currentTarget.checked || undefined })}
              />
            </div>
          )}
        </div>
      </details>
    </FilterForm>
  );
}

/** Who brought the jobs, with those who have brought some before. */
function GivenByInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useWords();
  const { data = [] } = useQuery(givenBy(value.trim()));
  return (
    <SuggestionInput
      label={words.fields.given_by}
      maxLength={150}
      autoComplete="off"
      value={value}
      options={data.map(name => ({ value: name, label: name }))}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}

/** Whether the list is narrowed by what is folded away otherwise. */
function isNarrowed({ category, service, given_by, unpaid, sort }: JobQuery): boolean {
  return [category, service, given_by, unpaid, sort].some(Boolean);
}
