import type { Service } from '@rto-desk/contract/services';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { usePublicWords } from '../../words/useWords.ts';

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
    const leaving = new AbortController();
    const answers = services.map(service =>
      call('GET /fees', { query: { service }, signal: leaving.signal }),
    );
    Promise.all(answers).then(
      found => setDocuments([...new Set(found.flatMap(answer => answer.documents))]),
      () => leaving.signal.aborted || setDocuments([]),
    );
    return () => leaving.abort();
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
