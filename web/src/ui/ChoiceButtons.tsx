import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import classes from './ChoiceButtons.module.css';
import layout from './layout.module.css';

interface Props<Value> {
  choices: readonly {
    key: string | number;
    label: string;
    /** Whether Enter alone may choose it. An unproven profile is never chosen so. */
    isSure: boolean;
    value: Value;
  }[];
  onChoose: (value: Value) => void;
}

/** A button for each choice; the first sure one has the focus. */
export function ChoiceButtons<Value>({ choices, onChoose }: Props<Value>) {
  const sure = choices.find(({ isSure }) => isSure);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={layout.near}>
      {choices.map(choice => (
        <Button
          key={choice.key}
          ref={choice === sure ? first : null}
          variant="default"
          className={classes.choice}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}
