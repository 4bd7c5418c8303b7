/**
 * The parts in which people read a number: `CG04AB1234` as CG 04 AB 1234, a Bharat series `22BH1234AA` as
 * 22 BH 1234 AA, a licence `CG0420110012345` as CG04 2011 0012345. Any other number is one part.
 * @param isPlate whether it may be that of a vehicle: a policy `OR7701` is not
 */
export function groupNumber(value: string, isPlate = true): string[] {
  for (const pattern of isPlate ? [...plates, licence] : [licence]) {
    const parts = pattern.exec(value);
    if (parts !== null) return parts.slice(1).filter(part => part !== '');
  }
  return [value];
}

/** The codes of the states and union territories on number plates, former ones included. */
const STATE =
  'AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|WB';

const plates = [
  new RegExp(`^(${STATE})([0-9]{1,2})([A-Z]{0,3})([0-9]{1,4})$`),
  /^([0-9]{2})(BH)([0-9]{4})([A-Z]{1,2})$/,
];
const licence = new RegExp(`^((?:${STATE})[0-9]{2})((?:19|20)[0-9]{2})([0-9]{7})$`);
