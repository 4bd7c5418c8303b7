import { type ReactNode, useId } from 'react';
import { Checkbox } from './Checkbox.tsx';
import classes from './inputs.module.css';
import { LabelledGroup, type Labels } from './Labelled.tsx';
import type { Option } from './Select.tsx';

interface ManyProps<V extends string> extends Labels {
  options: readonly { value: V; label: ReactNode }[];
  value: readonly V[];
  /** Called with the chosen options, in the order of the options. */
  onChange: (chosen: V[]) => void;
  name?: string;
  /** How the options are laid out. */
  optionsClass?: string | undefined;
}

/** Any of several texts. */
export function CheckboxGroup<V extends string>(props: ManyProps<V>) {
  const { options, value, onChange, name, optionsClass, ...labels } = props;
  const change = (option: V, holds: boolean) =>
    onChange(
      options.map(known => known.value).filter(known => (known === option ? holds : value.includes(known))),
    );
  return (
    <LabelledGroup {...labels}>
      <div className={optionsClass}>
        {options.map(option => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={event => change(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </LabelledGroup>
  );
}

interface OneProps<V extends string> extends Labels {
  options: readonly (Option<V> & { disabled?: boolean })[];
  /** The chosen option; none where the value is another text. */
  value: string;
  onChange: (chosen: V) => void;
  /** The field's, by which a form finds it. */
  name?: string;
}

/** One of a few texts, all of them in sight. */
export function RadioGroup<V extends string>(props: OneProps<V>) {
  const own = useId();
  const { options, value, onChange, name = own, ...labels } = props;
  return (
    <LabelledGroup role="radiogroup" {...labels}>
      <div className={classes.radios}>
        {options.map(option => (
          <label key={option.value} className={classes.choice} data-disabled={option.disabled || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </LabelledGroup>
  );
}
