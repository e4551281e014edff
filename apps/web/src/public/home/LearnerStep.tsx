import { ButtonLink } from '@naru/ui/ButtonLink'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Page } from '@naru/ui/Page'
import { Text } from '@naru/ui/Text'
import { useAuthState } from '@naru/app-shell/authSession'
import { useSharedText } from '@naru/app-shell/text'
import { useText } from '../../frame/text'
import * as css from './LearnerStep.css'

/** A separate chunk: visitors have no next step. */
const HomeStep = lazyComponent(async () => (await import('../../today/HomeStep')).HomeStep)

/**
 * The next step of a learner. A device that knows a session shows its place from the first paint on; if the session has ended,
 * the place leads to /login.
 */
export const LearnerStep = () => {
  const tSite = useText()
  const t = useSharedText()
  const isLearner = useAuthState().status === 'loggedIn'
  return (
    <div className={css.place} {...(isLearner && { 'data-learner': '' })}>
      <Page padded={false}>
        <div className={css.step}>
          {isLearner ? (
            <HomeStep load />
          ) : (
            <div className={css.login}>
              <Text>{tSite('home.logInToContinue')}</Text>
              <ButtonLink variant="primary" href="/login">
                {t('nav.login')}
              </ButtonLink>
            </div>
          )}
        </div>
      </Page>
    </div>
  )
}
