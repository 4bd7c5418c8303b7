import { Link } from 'react-router';
import type { Inline, ShownBlock } from '../../guide/parse.ts';
import classes from './help.module.css';

/** A paragraph, a heading, steps, points or a picture of the guide. */
export function GuideBlock({ block }: { block: ShownBlock }) {
  switch (block.is) {
    case 'heading':
      return <h2>{inline(block.text)}</h2>;
    case 'text':
      return <p>{inline(block.text)}</p>;
    case 'steps':
      return <ol>{items(block.items)}</ol>;
    case 'points':
      return <ul>{items(block.items)}</ul>;
    case 'picture': {
      const { src, alt, width, height } = block;
      return (
        <img src={src} alt={alt} width={width} height={height} loading="lazy" className={classes.picture} />
      );
    }
  }
}

/** A page never changes while it is read, so that a place in it is as good a key as any. */
const items = (texts: readonly (readonly Inline[])[]) =>
  texts.map((text, at) => <li key={at}>{inline(text)}</li>);

const inline = (text: readonly Inline[]) => text.map((part, at) => <Part key={at} part={part} />);

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part;
  if ('button' in part) return <b>{part.button}</b>;
  if ('key' in part) return <kbd>{part.key}</kbd>;
  return <Link to={part.to}>{part.text}</Link>;
}
