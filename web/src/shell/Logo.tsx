import classes from './Navbar.module.css';

/** The logo, a card that has been checked, as in `public/icon.svg`; inline so that it never loads late. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className={classes.mark} aria-hidden>
      <rect width="32" height="32" rx="7" fill="#1b4b8f" />
      <rect x="6" y="8" width="20" height="16" rx="2.5" fill="#fff" />
      <g stroke="#1b4b8f" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M9.5 12.5h6M9.5 16h3M9.5 19.5h2.5" strokeWidth="1.8" />
        <path d="m15.5 17.5 2.5 2.5 5-6" strokeWidth="2.4" />
      </g>
    </svg>
  );
}
