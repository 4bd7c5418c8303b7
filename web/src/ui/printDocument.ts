/** Prints a document, given by its object URL, alone on its paper and not with the page around it. */
export function printDocument(url: string, pdf: boolean): void {
  const frame = document.createElement('iframe');
  // Out of sight but drawn: browsers do not load the viewer of a frame that is not displayed.
  frame.style.position = 'fixed';
  frame.style.width = '0';
  frame.style.height = '0';
  frame.style.border = '0';
  frame.addEventListener(
    'load',
    () => {
      if (pdf) print(frame);
      else void showImage(frame, url).then(() => print(frame));
    },
    { once: true },
  );
  if (pdf) frame.src = url;
  document.body.append(frame);
}

async function showImage(frame: HTMLIFrameElement, url: string): Promise<void> {
  const image = new Image();
  image.style.maxWidth = '100%';
  image.src = url;
  await image.decode();
  frame.contentDocument?.body.append(image);
}

/** The frame must outlive the print dialog, which some browsers open without waiting; a minute is enough to choose. */
function print(frame: HTMLIFrameElement): void {
  frame.contentWindow?.focus();
  frame.contentWindow?.print();
  window.setTimeout(() => frame.remove(), 60_000);
}
