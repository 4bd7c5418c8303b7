import { listFields } from '@rto-desk/contract/imports/fields';
import type { Meaning } from '@rto-desk/contract/imports/synonyms';
import { field, type Heading, nothing, replaced, unsure } from './heading.ts';

/** What a heading says of a person or a vehicle. */
export function ofRecord(all: ReadonlySet<Meaning>): Heading {
  const has = (...wanted: Meaning[]) => wanted.some(one => all.has(one));
  /** Whether nothing but these is said: anything else may make it another's. */
  const only = (...allowed: Meaning[]) => [...all].every(one => allowed.includes(one));
  if (has('hindi')) return inHindi(ofRecord(replaced(all, ['hindi'], [])));
  if (has('body')) return only('body', 'vehicle', 'type', 'name') ? field('body_type') : unsure('body_type');
  if (has('cylinders')) return only('cylinders', 'engine', 'vehicle') ? field('cylinders') : unsure();
  if (has('cubic')) return only('cubic', 'engine', 'vehicle') ? field('cubic_capacity') : unsure();
  if (has('authority')) return only('authority', 'name', 'aside') ? field('registering_authority') : unsure();
  if (has('pincode') && !has('address', 'city', 'name'))
    return only('pincode', 'owner', 'number') ? field('pincode') : unsure('pincode');
  if (has('dob')) return only('dob', 'owner', 'date') ? field('dob') : unsure('dob');
  if (has('email'))
    return only('email', 'owner', 'mobile') && !has('mobile') ? field('email') : unsure('email');
  if (has('chassis') && has('engine')) return unsure('chassis_no', 'engine_no');
  if (has('chassis'))
    return only('chassis', 'number', 'vehicle') ? field('chassis_no') : unsure('chassis_no');
  if (has('engine')) return only('engine', 'number', 'vehicle') ? field('engine_no') : unsure('engine_no');
  if (has('relation') && !has('mobile', 'address'))
    return only('relation', 'name', 'owner') ? field('relation_name') : unsure('relation_name');
  // The number in a cell of names is taken for the mobile.
  if (has('mobile') && has('name'))
    return only('mobile', 'name', 'number', 'owner') ? field('name') : unsure();
  if (has('mobile')) return only('mobile', 'number', 'owner') ? field('mobile') : unsure('mobile');
  if (has('model', 'maker')) {
    const isModel =
      only('model', 'maker', 'name', 'vehicle', 'company', 'type', 'class') &&
      !(has('company') && has('name'));
    // The model says more than its maker, where a list has both.
    return isModel ? { says: 'field', field: 'make_model', isExact: has('model') } : unsure('make_model');
  }
  if (has('document')) return ofDocument(all);
  if (has('name') && has('address')) return { says: 'field', field: 'name', also: 'address' };
  if (has('owner') && !has('address')) return named(all);
  if (has('address'))
    return only('address', 'owner', 'city', 'pincode', 'aside', 'number')
      ? field('address')
      : unsure('address');
  if (has('name')) return only('name') ? field('name') : unsure('name');
  if (has('city')) return only('city', 'name', 'aside') && !has('aside') ? field('city') : unsure('city');
  if (has('type', 'class')) {
    return only('type', 'class', 'vehicle', 'name') ? field('vehicle_type') : unsure('vehicle_type');
  }
  if (has('vehicle', 'plate')) {
    return only('vehicle', 'plate', 'number', 'aside') ? field('registration_no') : unsure('registration_no');
  }
  if (has('mode')) return field('taxes.tax_mode');
  if (has('amount')) return only('amount') ? { says: 'role', role: 'amount' } : unsure('taxes.amount');
  if (has('route')) return unsure('permits.route');
  if (has('company')) return unsure('insurances.company_name', 'make_model');
  return ofRole(all);
}

/** The Hindi spelling of what a heading names. */
function inHindi(said: Heading): Heading {
  const own = said.says === 'field' && said.also === undefined ? `${said.field}_hi` : '';
  return listFields.has(own) ? field(own) : unsure('name_hi', 'relation_name_hi', 'address_hi');
}

export function named(all: ReadonlySet<Meaning>): Heading {
  const others = [...all].filter(
    one =>
      !['owner', 'name', 'vehicle', 'registration', 'insurances', 'policy', 'dl', 'll', 'permits'].includes(
        one,
      ),
  );
  if (others.length === 0) return field('name');
  return others.every(one => one === 'aside' || one === 'city') && all.has('city')
    ? field('city')
    : unsure('name');
}

function ofDocument(all: ReadonlySet<Meaning>): Heading {
  const rest = [...all].filter(one => one !== 'document' && one !== 'vehicle');
  if (rest.every(one => one === 'type' || one === 'name')) return field('kind');
  return ofRole(new Set(rest));
}

/** A role alone, which waits for its kind. */
function ofRole(all: ReadonlySet<Meaning>): Heading {
  const has = (...wanted: Meaning[]) => wanted.some(one => all.has(one));
  const isDay = has('until', 'from', 'valid', 'date', 'done', 'test');
  if (has('period', 'last') || (has('until') && has('from')) || (has('number') && isDay)) return unsure();
  if (has('number')) return { says: 'role', role: 'number' };
  if (has('transport') && has('until', 'valid') && !has('from')) return unsure('dl.transport_expiry_date');
  if (has('from')) return { says: 'role', role: 'from' };
  if (has('until', 'valid')) return { says: 'role', role: 'until' };
  if (has('test') && has('date')) return field('puccs.from');
  if (has('date')) return { says: 'role', role: has('done') ? 'from' : 'date' };
  return all.has('aside') ? nothing : unsure();
}
