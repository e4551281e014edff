import { ButtonLink } from '@naru/ui/ButtonLink'
import { Carousel } from '@naru/ui/Carousel'
import { Heading } from '@naru/ui/Heading'
import { WholeNames } from '@naru/ui/language'
import { Page } from '@naru/ui/Page'
import { Text } from '@naru/ui/Text'
import { useAuthState } from '@naru/app-shell/authSession'
import { HeroScene, scenes } from './HeroScene'
import { useText } from '../../frame/text'
import { useHomeText } from '../text/home'
import * as css from './Home.css'

/** Headline and Register Now, for a learner Start Exam, beside the slider WELCOME, LEARN, SUCCEED. */
export const Hero = () => {
  const tSite = useText()
  const tHome = useHomeText()
  const { status } = useAuthState()
  return (
    <Page>
      <div className={css.hero}>
        <div className={css.words}>
          <Heading level={1} size="h1">
            <WholeNames>{tSite('home.headline')}</WholeNames>
          </Heading>
          <Text tone="muted" size="lg">
            {tSite('home.lead')}
          </Text>
          {status === 'loggedIn' ? (
            <ButtonLink variant="primary" size="large" href="/exams" iconEnd="arrowRight">
              {tSite('home.startExam')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" size="large" href="/signup" iconEnd="arrowRight" className={css.forVisitors}>
              {tSite('home.registerNow')}
            </ButtonLink>
          )}
        </div>
        <Carousel
          label={tSite('home.slides')}
          arrows={false}
          items={scenes.map((id) => ({
            id,
            content: (
              <div className={css.slide}>
                <div className={css.drawing}>
                  <HeroScene scene={id} />
                </div>
                <div className={css.caption}>
                  <Heading level={2} size="xxl" className={css.slideTitle}>
                    {tHome(`slides.${id}.title`)}
                  </Heading>
                  <Text tone="muted">{tHome(`slides.${id}.text`)}</Text>
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </Page>
  )
}
