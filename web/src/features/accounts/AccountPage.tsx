import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { Calendars } from '../calendars/Calendars.tsx';
import { OwnData } from '../own-data/OwnData.tsx';
import { Devices } from '../security/Devices.tsx';
import { TwoFactor } from '../security/TwoFactor.tsx';
import classes from './accounts.module.css';
import { MobileForm } from './MobileForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Verification } from './Verification.tsx';

/** What one may change of one's own account. */
export function AccountPage() {
  const words = useWords();
  const { user } = useSession();
  if (user === null) return null;
  if (user.must_change_password) {
    return (
      <Page title={words.accounts.mustChange}>
        <div className={classes.narrow}>
          <section className={layout.panel}>
            <p>{words.accounts.mustChangeWhy}</p>
            <NewPasswordForm user={user} />
          </section>
        </div>
      </Page>
    );
  }
  return (
    <Page title={words.accounts.settings}>
      <div className={classes.halves}>
        <div className={layout.stack}>
          <Verification user={user} />
          <Part title={words.accounts.profile}>
            <ProfileForm user={user} />
          </Part>
          <Part title={words.security.twoFactor}>
            <TwoFactor user={user} />
          </Part>
          <Part title={words.security.devices}>
            <Devices />
          </Part>
        </div>
        <div className={layout.stack}>
          <Part title={words.accounts.changeMobile}>
            <MobileForm />
          </Part>
          <Part title={words.accounts.changePassword}>
            <NewPasswordForm user={user} />
          </Part>
          <Calendars role={user.role} />
          <Part title={words.ownData.title}>
            <OwnData user={user} />
          </Part>
        </div>
      </div>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={layout.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
