import type { Page } from '@playwright/test';

/** Written in Latin letters in Hindi offices, too: names of documents, marks and formats. */
const usual =
  /^(RTO|Desk|LL|DL|PUCC|VLTd|A4|PUC|RC|NOC|NP|PSV|AEDL|SLD|CSV|ZIP|PDF|JPEG|PNG|WebP|MB|kB|QR|CG|CG04AB1234|English|WhatsApp|Excel|Chrome|Linux|MCWOG|MCWG|LMV|LGV|MGV|TRANS|HGV|Rikshaw|SR|K3M|QXD|hi|en|US|Alt|Enter|xlsx|docx)$/;

/** What a person reads or hears on the screen, without what people and records are called (`data`). */
export async function foreignWords(page: Page, data: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const seen: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (
        holder === null ||
        holder.closest(
          'script, style, [lang=en], section[translate=no], [aria-hidden=true], [data-demo] :is([role=cell], [data-message], option)',
        )
      )
        continue;
      if (holder.closest('option') === null && !holder.checkVisibility()) continue;
      seen.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (element.closest('[aria-hidden=true], [data-demo] :is([role=cell], [data-message])')) continue;
      for (const name of ['aria-label', 'placeholder', 'title']) seen.push(element.getAttribute(name) ?? '');
    }
    return seen;
  });
  return (
    texts
      .map(text => data.reduce((rest, name) => rest.replaceAll(name, ' '), text))
      // Tags of templates are typed in English in every language.
      .map(text => text.replace(/\{[\w.:]+\}/g, ' '))
      .flatMap(text => text.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [])
      // Numbers of records are data.
      .filter(word => word.length > 1 && !usual.test(word) && !/\d{3}/.test(word))
  );
}
