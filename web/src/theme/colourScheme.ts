/** Light or dark as the device is, also where it changes: our own colours know by themselves, Mantine's by this mark. */
export function followColourScheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const mark = () => {
    document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light';
  };
  mark();
  dark.addEventListener('change', mark);
}
