import type { SearchHit } from '@rto-desk/contract/endpoints/search';
import { globalSearchMinimum } from '@rto-desk/contract/search';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { Values } from '../../forms/useFieldsForm.ts';
import { Button } from '../../ui/Button.tsx';
import { isTyping, latinKey } from '../../ui/keys.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { UnverifiedKeeperBadge } from '../../ui/UnverifiedKeeperBadge.tsx';
import { useRowKeys } from '../../ui/useRowKeys.ts';
import { disambiguation } from '../../words/disambiguate.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './GlobalSearch.module.css';
import { useHits } from './useHits.ts';

const KeyHelp = lazyComponent(async () => (await import('./KeyHelp.tsx')).KeyHelp);
const NewCitizen = lazyComponent(async () => (await import('./NewCitizen.tsx')).NewCitizen);

/** How long the results stay after the focus has left, in milliseconds. */
const LINGER = 200;

/** The box that finds whatever the office keeps, by keyboard or pointer. */
export function GlobalSearch() {
  const words = useWords();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const closing = useRef(0);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  /** The initial values of the form for a new person, while it is open. */
  const [adding, setAdding] = useState<Values | null>(null);
  const [helped, setHelped] = useState(false);
  const askHelp = useCallback(() => setHelped(true), []);
  const hits = useHits(typed);
  useShortcut(input);
  useRowKeys(askHelp);
  useEffect(() => () => clearTimeout(closing.current), []);
  const isShown = open && typed.trim().length >= globalSearchMinimum && hits !== null;
  const isNothing = isShown && hits.length === 0;
  const newPerson = newPersonFrom(typed.trim());
  const choose = (hit: SearchHit | undefined, prints = false) => {
    if (hit === undefined) return;
    setOpen(false);
    setTyped('');
    input.current?.blur();
    const sheet = prints && /^\/citizens\/\d+/.exec(hit.url);
    if (sheet) return void navigate(`${sheet[0]}/sheet`);
    // A record is shown in its tab, a citizen by the page.
    void navigate(hit.url.includes('?tab=') ? `${hit.url}#${hit.unique_key}` : hit.url);
  };
  const onKey = (event: KeyboardEvent) => {
    const count = hits?.length ?? 0;
    // While a word in Devanagari is being composed, the keys are the input method's.
    if (event.nativeEvent.isComposing) return;
    if (!isShown) {
      if (event.key === 'ArrowDown') setOpen(true);
      return;
    }
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && newPerson !== null && count === 0) setAdding(newPerson);
    else if (count === 0) return;
    else if (event.key === 'ArrowDown') mark((marked + 1) % count);
    else if (event.key === 'ArrowUp') mark((marked + count - 1) % count);
    else if (event.key === 'Enter') choose(hits[marked], event.shiftKey);
    else return;
    event.preventDefault();
  };
  const optionId = (at: number) => `${id}-${at}`;
  const mark = (at: number) => {
    setMarked(at);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <search className={classes.search}>
      <Search className={classes.sign} size={18} aria-hidden />
      <input
        ref={input}
        className={classes.input}
        type="search"
        role="combobox"
        aria-label={words.search.global}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && (hits?.length ?? 0) > 0 ? optionId(marked) : undefined}
        placeholder={words.search.global}
        title={words.search.globalHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={event => {
          setTyped(event.currentTarget.value);
          setMarked(0);
          setOpen(true);
        }}
        onFocus={() => {
          clearTimeout(closing.current);
          setOpen(true);
        }}
        onBlur={() => {
          closing.current = window.setTimeout(() => setOpen(false), LINGER);
        }}
        onKeyDown={onKey}
      />
      <kbd className={classes.key} aria-hidden>
        /
      </kbd>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.search.global}
        className={classes.hits}
        hidden={!isShown || hits.length === 0}
      >
        {typesOf(hits ?? []).map(type => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
          <div key={type} role="group" aria-label={type}>
            <div className={classes.type} aria-hidden>
              {type}
            </div>
            {hits?.map(
              (hit, at) =>
                hit.type === type && (
                  // The keys are the input's; an option itself never has the focus.
                  <div
                    key={hit.unique_key}
                    id={optionId(at)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === marked}
                    className={classes.hit}
                    onPointerDown={event => event.preventDefault()}
                    onClick={() => choose(hit)}
                    onKeyDown={onKey}
                    onPointerMove={() => setMarked(at)}
                  >
                    <span className={classes.title}>{highlighted(hit.title, typed)}</span>
                    <span className={classes.about}>
                      {highlighted(
                        [hit.description, disambiguation(hit, words)].filter(Boolean).join(', '),
                        typed,
                      )}
                      {hit.expired > 0 && (
                        <>
                          {' '}
                          <ToneBadge tone="bad" text={words.citizens.summary.expired(hit.expired)} />
                        </>
                      )}
                      <UnverifiedKeeperBadge by={hit.kept_by} branch={hit.verified_by_branch} />
                    </span>
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      <div className={isNothing ? classes.nothing : undefined}>
        <p role="status" className={classes.silent}>
          {isNothing ? words.search.globalNothing : ''}
        </p>
        {isNothing && newPerson !== null && (
          <Button
            size="compact-sm"
            variant="light"
            onPointerDown={event => event.preventDefault()}
            onClick={() => setAdding(newPerson)}
          >
            {words.search.newCitizen(typed.trim())}
          </Button>
        )}
      </div>
      {adding !== null && (
        <NewCitizen
          start={adding}
          onClose={() => {
            setAdding(null);
            setTyped('');
          }}
        />
      )}
      {helped && <KeyHelp onClose={() => setHelped(false)} />}
    </search>
  );
}

/** A text in which what was typed is marked: all of it or its words, whatever stands between the letters of a number. */
function highlighted(text: string, typed: string): ReactNode {
  const patterns = [typed, ...typed.split(/\s+/)]
    .map(part => part.match(/[\p{L}\p{M}\p{N}]/gu) ?? [])
    .filter(letters => letters.length > 1)
    .map(letters => letters.join('[^\\p{L}\\p{M}\\p{N}]*'));
  if (patterns.length === 0) return text;
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'iu'))
    .map((part, at) => (at % 2 === 0 ? part : <mark key={`${at} ${part}`}>{part}</mark>));
}

/** The types of the hits, which stand together by type. */
const typesOf = (hits: readonly SearchHit[]): string[] => [...new Set(hits.map(({ type }) => type))];

/**
 * What the typed text says of a person who was not found: their mobile number or their name; null for another number.
 */
function newPersonFrom(typed: string): Values | null {
  if (/^[0-9+ ]+$/.test(typed)) return { mobile: typed };
  return /[0-9]/.test(typed) ? null : { name: typed };
}

/** Focuses an input on `/` (unless the user is typing) and on Ctrl K. */
function useShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.isComposing) return;
      const key = latinKey(event);
      const isSlash = key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      const isCtrlK = key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSlash && !isCtrlK) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
