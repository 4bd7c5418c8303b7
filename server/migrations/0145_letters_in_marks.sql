-- `normalisePlate` (contract/src/normalise.ts): a letter of another script between the parts of a registration mark stays, so that no
-- other mark is made of it.
create or replace function plain_plate(typed text) returns text language sql immutable parallel safe as $$
  select case when key !~ '[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\ud7ff]' and bare ~ ('^('
    || '(AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|WB)(?!00)[0-9]{2}[A-Z]{0,3}(?!0000)[0-9]{4}'
    || '|DL[1-9][A-Z]{1,3}(?!0000)[0-9]{4}|(2[1-9]|[3-9][0-9])BH(?!0000)[0-9]{4}[A-HJ-NP-Z]{1,2}'
    || '|T(0[1-9]|1[0-2])[0-9]{2}(AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|WB)(?!0000)[0-9]{4}[A-Z]{1,2}'
    || '|(AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|WB)VA[A-Z]{2}(?!0000)[0-9]{4}'
    || ')$') then bare else key end
  from (select key, regexp_replace(key, '[^A-Z0-9]', '', 'g') as bare from public.plain_number_key(typed) as key) as keys
$$;
