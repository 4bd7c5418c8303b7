import { useWords } from '../words/useWords.ts';
import classes from './texts.module.css';

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees with Indian grouping, `₹ 1,00,000.00` or `−₹ 50.00`, from a decimal string; it never breaks over two lines. */
export function MoneyText({ amount }: { amount: string | null }) {
  const words = useWords();
  if (amount === null) return <>{words.general.none}</>;
  const rupees = Number(amount);
  return (
    <span className={classes.money}>
      {`${rupees < 0 ? '−' : ''}₹\u00a0${indian.format(Math.abs(rupees))}`}
    </span>
  );
}
