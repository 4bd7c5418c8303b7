import type { PrivacyNotice, PrivacySettings } from '@rto-desk/contract/endpoints/privacy';
import { privacyContactFields, privacyNoticeFields } from '@rto-desk/contract/privacy';
import type { PrivacyKitTexts } from '@rto-desk/contract/words/en/privacy-kit';
import { privacyStarter } from '@rto-desk/contract/words/privacy-starter';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import { MomentText } from '../../ui/MomentText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { privacyKitTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './PrivacyPage.module.css';
import { privacyNotices, privacySettings, refreshPrivacy } from './queries.ts';

/** Whom people ask about their data, and the versions of the privacy notice. For admins. */
export function AdminPrivacyPage() {
  const texts = usePageTexts(privacyKitTexts);
  const { language } = useWords();
  const settings = useQuery(privacySettings);
  const [page, setPage] = useState(1);
  const notices = useQuery(privacyNotices(page));
  const [writing, setWriting] = useState(false);
  const [read, setRead] = useState<PrivacyNotice | null>(null);
  const latest = page === 1 ? notices.data?.data[0] : undefined;
  return (
    <Page
      title={texts.title}
      actions={
        <Button variant="default" disabled={notices.data === undefined} onClick={() => setWriting(true)}>
          {texts.write}
        </Button>
      }
    >
      <div className={layout.stack}>
        {settings.data === undefined ? (
          <PendingPart found={settings} failure={texts.loadFailed} height={320} />
        ) : (
          <>
            <Contact key={settings.data.updated_at} settings={settings.data} />
            <p className={prose.note}>{texts.noticesWhy}</p>
            <PagedTable
              label={texts.notices}
              list={notices}
              columns={columns(texts)}
              empty={texts.noNotices}
              failure={texts.loadFailed}
              rowKey={byId}
              onPage={setPage}
              actions={notice => (
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={`${texts.read}: ${texts.version(notice.version)}`}
                  onClick={() => setRead(notice)}
                >
                  {texts.read}
                </Button>
              )}
            />
          </>
        )}
      </div>
      {writing && (
        <FormDialog onClose={() => setWriting(false)} title={texts.writeTitle} width="44rem">
          <NoticeForm initial={latest ?? privacyStarter} onDone={() => setWriting(false)} />
        </FormDialog>
      )}
      {read !== null && (
        <Dialog opened onClose={() => setRead(null)} title={texts.version(read.version)}>
          <p className={classes.notice}>{read[language]}</p>
        </Dialog>
      )}
    </Page>
  );
}

function Contact({ settings }: { settings: PrivacySettings }) {
  const texts = usePageTexts(privacyKitTexts);
  const client = useQueryClient();
  return (
    <section className={layout.panel} aria-label={texts.contact}>
      <h2>{texts.contact}</h2>
      <p className={prose.note}>{texts.contactWhy}</p>
      <RecordForm
        fields={privacyContactFields}
        initial={settings}
        failure={texts.failed}
        save={async (values, updated_at) => {
          await call('PUT /admin/privacy', { body: { ...values, updated_at } });
          toast.success(texts.saved);
          refreshPrivacy(client);
        }}
      >
        {form => (
          <>
            <FieldInput form={form} name="contact_name" />
            <div className={layout.two}>
              <FieldInput form={form} name="contact_phone" label={texts.phone} />
              <FieldInput form={form} name="contact_email" />
            </div>
          </>
        )}
      </RecordForm>
      <p className={prose.small}>
        <strong>{texts.basis}:</strong> {texts.bases[settings.legal_basis]}{' '}
        <Link to="/admin/desk">{texts.changeBasis}</Link>
      </p>
      {settings.missing_consents !== null && (
        <p className={prose.small}>{texts.missing(settings.missing_consents.toLocaleString('en-IN'))}</p>
      )}
      {settings.missing_guardians > 0 && (
        <p className={prose.small}>
          {texts.missingGuardians(settings.missing_guardians.toLocaleString('en-IN'))}
        </p>
      )}
    </section>
  );
}

function NoticeForm({ initial, onDone }: { initial: { en: string; hi: string }; onDone: () => void }) {
  const texts = usePageTexts(privacyKitTexts);
  const client = useQueryClient();
  return (
    <RecordForm
      fields={privacyNoticeFields}
      initial={{ en: initial.en, hi: initial.hi }}
      failure={texts.failed}
      save={async body => {
        await call('POST /admin/privacy-notices', { body });
        toast.success(texts.added);
        refreshPrivacy(client);
        onDone();
      }}
    >
      {form => (
        <>
          <p className={prose.note}>{texts.starter}</p>
          <FieldInput form={form} name="en" first />
          <FieldInput form={form} name="hi" />
        </>
      )}
    </RecordForm>
  );
}

function columns(texts: PrivacyKitTexts): Column<PrivacyNotice>[] {
  return [
    { key: 'version', label: texts.oneVersion, as: 'heading', cell: ({ version }) => texts.version(version) },
    { key: 'since', label: texts.since, cell: ({ created_at }) => <MomentText moment={created_at} /> },
    { key: 'by', label: texts.writtenBy, cell: ({ created_by }) => created_by },
    { key: 'given', label: texts.people, cell: ({ given }) => given.toLocaleString('en-IN') },
  ];
}
