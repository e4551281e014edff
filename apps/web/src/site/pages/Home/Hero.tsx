import { ButtonLink } from '@naru/ui/ButtonLink'
import { Carousel } from '@naru/ui/Carousel'
import { Heading } from '@naru/ui/Heading'
import { WholeNames } from '@naru/ui/language'
import { Page } from '@naru/ui/Page'
import { Text } from '@naru/ui/Text'
import { HeroScene, scenes } from '../../parts/HeroScene'
import { useText } from '../../text'
import { useHomeText } from '../../text/home'
import * as css from './Page.css'

/** Headline and Register Now beside the slider WELCOME, LEARN, SUCCEED. */
export const Hero = () => {
  const { home: text } = useText()
  const { slides } = useHomeText()
  return (
    <Page>
      <div className={css.hero}>
        <div className={css.words}>
          <Heading level={1} size="h1">
            <WholeNames>{text.headline}</WholeNames>
          </Heading>
          <Text tone="muted" size="lg">
            {text.lead}
          </Text>
          <ButtonLink variant="primary" size="large" href="/signup" iconEnd="arrowRight">
            {text.registerNow}
          </ButtonLink>
        </div>
        <Carousel
          label={text.slides}
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
                    {slides[id].title}
                  </Heading>
                  <Text tone="muted">{slides[id].text}</Text>
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </Page>
  )
}
