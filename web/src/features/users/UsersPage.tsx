import { belongsTo, roles } from '@rto-desk/contract/access';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import type { User } from '@rto-desk/contract/endpoints/users';
import { sizeOf } from '@rto-desk/contract/list';
import { userList } from '@rto-desk/contract/user';
import type { UsersTexts } from '@rto-desk/contract/words/en/users';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { asOption, Select } from '../../inputs/Select.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import filters from '../../ui/filters.module.css';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { SearchButtons } from '../../ui/SearchButtons.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { useFilters } from '../../ui/useFilters.ts';
import { useList } from '../../ui/useList.ts';
import { usePageTexts, usersTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { usersPage, type WrittenLink } from './queries.ts';
import { RoleButtons } from './RoleButtons.tsx';
import { UserActions } from './UserActions.tsx';

const LinkToSend = lazyComponent(async () => (await import('./LinkToSend.tsx')).LinkToSend);
const UserForm = lazyComponent(async () => (await import('./UserForm.tsx')).UserForm);

/** The accounts within reach. */
export function UsersPage() {
  const words = useWords();
  const texts = usePageTexts(usersTexts);
  const { user: me } = useSession();
  const { query, change, goTo } = useList(userList);
  const list = useQuery(usersPage(query));
  const { draft, type, choose } = useFilters(query, change);
  const [form, setForm] = useState<{ user: User | null; link?: Message } | null>(null);
  /** The link that was written last, and the account below which it is offered. */
  const [link, setLink] = useState<{ to: number; message: Message } | null>(null);
  const close = () => setForm(null);
  const written = ({ message, by_hand }: WrittenLink, offer: (link: Message) => void) =>
    by_hand === null ? toast.success(message) : offer(by_hand);
  const added = (sent: WrittenLink | null) => {
    close();
    if (sent !== null) written(sent, message => setForm({ user: null, link: message }));
  };
  return (
    <Page
      title={texts.title}
      actions={
        <>
          {me !== null && belongsTo('admin', me.role) && (
            <ButtonLink variant="default" to="/admin/contact-requests">
              {texts.contactRequests}
            </ButtonLink>
          )}
          <Button onClick={() => setForm({ user: null })}>{texts.add}</Button>
        </>
      }
    >
      <div className={layout.list}>
        <form
          onSubmit={event => {
            event.preventDefault();
            choose({ q: draft.q });
          }}
        >
          <div className={filters.filters}>
            <TextInput
              label={texts.search}
              type="search"
              maxLength={255}
              data-autofocus
              value={draft.q ?? ''}
              onChange={event => type({ q: event.currentTarget.value })}
            />
            <Select
              label={texts.role}
              value={query.role ?? ''}
              options={[
                { value: '', label: texts.allRoles },
                ...roles.map(value => ({ value, label: words.accounts.roles[value] })),
              ]}
              onChange={event => choose({ role: roles.find(role => role === event.currentTarget.value) })}
            />
            <Select
              label={words.citizens.rowsPerPage}
              value={String(query.per_page)}
              options={userList.sizes.map(asOption)}
              onChange={event => change({ per_page: sizeOf(userList, event.currentTarget.value) })}
            />
            <div className={filters.beside}>
              <SearchButtons onReset={() => choose({ q: undefined, role: undefined })} />
            </div>
          </div>
        </form>
        <PagedTable
          label={texts.title}
          list={list}
          columns={columns(words, texts)}
          empty={texts.nobody}
          failure={texts.loadFailed}
          rowKey={byId}
          onPage={goTo}
          actions={user => (
            <UserActions
              user={user}
              onEdit={() => setForm({ user })}
              onLink={sent => written(sent, message => setLink({ to: user.id, message }))}
            />
          )}
          below={user =>
            link?.to === user.id && <LinkToSend message={link.message} onClose={() => setLink(null)} />
          }
        />
      </div>
      <FormDialog
        opened={form !== null}
        onClose={close}
        title={form?.user === null ? texts.addTitle : texts.editTitle}
        help="/help/admins"
      >
        {form?.link !== undefined ? (
          <LinkToSend message={form.link} onClose={close} />
        ) : (
          form !== null && <UserForm user={form.user} onSaved={added} />
        )}
      </FormDialog>
    </Page>
  );
}

function columns(words: Words, texts: UsersTexts): Column<User>[] {
  return [
    {
      key: 'name',
      label: texts.nameAndMobile,
      as: 'heading',
      cell: user => (
        <>
          <div>{user.name}</div>
          <p className={prose.hint}>
            {user.phone} <UnverifiedContactBadge verified={user.phone_verified} />
          </p>
        </>
      ),
    },
    {
      key: 'email',
      label: words.fields.email,
      cell: user =>
        user.email === null ? (
          words.general.none
        ) : (
          <>
            <EmailText address={user.email} /> <UnverifiedContactBadge verified={user.email_verified} />
          </>
        ),
    },
    { key: 'role', label: texts.role, as: 'block', cell: user => <RoleButtons user={user} /> },
    {
      key: 'branch',
      label: words.fields.branch_id,
      cell: user =>
        (user.branch && shownValue(user.branch.name, words)) ??
        (user.role === 'manager' ? texts.noBranch : words.general.none),
    },
  ];
}

/** Marks an unverified contact. */
function UnverifiedContactBadge({ verified }: { verified: boolean }) {
  const words = useWords();
  return verified ? null : <ToneBadge tone="soon" text={words.accounts.notVerified} outline />;
}
