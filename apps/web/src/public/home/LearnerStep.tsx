import { todayQuery } from '@naru/api/queries'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Page } from '@naru/ui/Page'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { loadTexts } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'
import { useText } from '../../frame/text'
import { todayText } from '../../today/text/today'
import * as css from './LearnerStep.css'

/** A separate chunk with its texts: visitors have no next step. */
const HomeStep = lazyComponent(async () => {
  const [{ HomeStep: component }] = await Promise.all([import('../../today/HomeStep'), loadTexts([todayText])])
  return component
})

/**
 * The next step of a learner. A device that knows a session shows its place from the first paint on; if the session has ended,
 * the place leads to /login.
 */
export const LearnerStep = () => {
  const tSite = useText()
  const t = useSharedText()
  const isLearner = useAuthState().status === 'loggedIn'
  // Here, so that it is requested while the code of the step loads.
  const today = useQuery({ ...todayQuery(api), enabled: isLearner })
  return (
    <div className={css.place} {...(isLearner && { 'data-learner': '' })}>
      <Page padded={false}>
        <div className={css.step}>
          {isLearner ? (
            <HomeStep load today={today} />
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
