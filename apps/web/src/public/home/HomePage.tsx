import type { Advertisement } from '@naru/api'
import { advertisementsQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { mediaUrl } from '@naru/app-shell/attempt/media/mediaUrl'
import { useAuthState } from '@naru/app-shell/authSession'
import { useErrors } from '@naru/app-shell/errors'
import { translated } from '@naru/app-shell/language'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { useTitle } from '@naru/app-shell/useTitle'
import { Drawing, Landing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { Carousel } from '@naru/ui/Carousel'
import { EmptyState } from '@naru/ui/EmptyState'
import { Grid } from '@naru/ui/Grid'
import { Heading } from '@naru/ui/Heading'
import { Icon, type IconName } from '@naru/ui/Icon'
import { Image } from '@naru/ui/Image'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { contentLanguage, useLanguage, WholeNames } from '@naru/ui/language'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../frame/text'
import { HeroScene, scenes } from './HeroScene'
import * as css from './Home.css'
import { LearnerStep } from './LearnerStep'
import { Reviews } from './Reviews'
import { Section } from './Section'
import { useHomeText } from '../text/home'

export const HomePage = () => {
  const t = useText()
  useTitle(t('home.title'))
  return (
    <>
      <LearnerStep />
      <Hero />
      <Advertisements />
      <Features />
      <Reviews />
    </>
  )
}

/** Headline and Register Now, for a learner Start Exam, beside the slider WELCOME, LEARN, SUCCEED. */
const Hero = () => {
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
            <ButtonLink size="large" href="/exams" iconEnd="arrowRight">
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

/** The number of advertisements from which they rotate; fewer are static. */
const carouselFrom = 3

const AdvertisementCard = ({ advertisement }: { advertisement: Advertisement }) => {
  const { title, imageUrl } = translated(advertisement, useLanguage())
  return (
    <figure className={css.advertisement}>
      <Image
        src={imageUrl && mediaUrl(imageUrl)}
        alt=""
        width={640}
        height={360}
        placeholder={<Landing ratio={16 / 9} />}
      />
      <figcaption className={css.advertisementTitle} {...contentLanguage(title)}>
        {title}
      </figcaption>
    </figure>
  )
}

/** The Advertisements section: loading, failed, empty, a static grid, or a carousel. */
const Advertisements = () => {
  const t = useText()
  const { formatError } = useErrors()
  const { data, isPending, isError, error } = useQuery(advertisementsQuery(api))
  return (
    <Section title={t('home.advertisements')}>
      {isPending && <Pending label={t('home.loadingAdvertisements')} height="16rem" />}
      {isError && <Alert tone="danger">{t('home.errorPrefix') + formatError('advertisements', error)}</Alert>}
      {data?.length === 0 && <EmptyState drawing={<Drawing name="lantern" />}>{t('home.noAdvertisements')}</EmptyState>}
      {data !== undefined && data.length > 0 && data.length < carouselFrom && (
        <Grid as="ul" columns={2}>
          {data.map((advertisement, at) => (
            <li key={`${advertisement.id}-${at}`}>
              <AdvertisementCard advertisement={advertisement} />
            </li>
          ))}
        </Grid>
      )}
      {data !== undefined && data.length >= carouselFrom && (
        <Carousel
          label={t('home.advertisementSlides')}
          layout="neighbours"
          items={data.map((advertisement, at) => ({
            id: `${advertisement.id}-${at}`,
            content: <AdvertisementCard advertisement={advertisement} />,
          }))}
        />
      )}
    </Section>
  )
}

const features: readonly { id: 'train' | 'timetable' | 'targeted'; icon: IconName }[] = [
  { id: 'train', icon: 'headphones' },
  { id: 'timetable', icon: 'clock' },
  { id: 'targeted', icon: 'exam' },
]

const Features = () => {
  const tSite = useText()
  const tHome = useHomeText()
  return (
    <Section title={tSite('home.features')}>
      <Grid as="ul" columns={3}>
        {features.map(({ id, icon }) => (
          <Card key={id} as="li" padding={24}>
            <Stack gap={16}>
              <span className={css.featureIcon}>
                <Icon name={icon} />
              </span>
              <Heading level={3} size="xl">
                {tHome(`features.${id}.title`)}
              </Heading>
              <Text tone="muted">
                <WholeNames>{tHome(`features.${id}.text`)}</WholeNames>
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
