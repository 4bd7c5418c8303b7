import type { Service } from '@rto-desk/contract/services';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { usePublicWords } from '../../words/useWords.ts';

/** What services need, by language and service: the form asks again with each service that is ticked. */
const known = new Map<string, Promise<string[]>>();

function documentsFor(service: Service, language: string): Promise<string[]> {
  const key = `${language} ${service}`;
  const found =
    known.get(key) ?? call('GET /fees', { query: { service } }).then(({ documents }) => documents);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/**
 * The documents that services need, each once. They are a help: while they are not known, and where they cannot be loaded,
 * nothing stands here.
 */
export function DocumentsToBring({ services }: { services: readonly Service[] }) {
  const { requests, language } = usePublicWords();
  const [documents, setDocuments] = useState<readonly string[]>([]);
  const asked = services.join();
  // Screens of visitors have no query cache. The server answers in the language that is shown, so a change asks again.
  useEffect(() => {
    let isLeft = false;
    const show = (found: readonly string[]) => isLeft || setDocuments([...new Set(found)]);
    Promise.all(services.map(service => documentsFor(service, language))).then(
      found => show(found.flat()),
      () => show([]),
    );
    return () => {
      isLeft = true;
    };
  }, [asked, language]);
  if (documents.length === 0) return null;
  return (
    <section>
      <h2>{requests.bring}</h2>
      <ul>
        {documents.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
