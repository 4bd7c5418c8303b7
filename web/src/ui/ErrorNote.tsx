import layout from './layout.module.css';

/** Says beside a form why it was refused; nothing where it was not. */
export function ErrorNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className={layout.alert} role="alert">
      {text}
    </p>
  );
}
