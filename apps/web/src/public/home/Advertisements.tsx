import { type Advertisement } from '@naru/api'
import { advertisementsQuery } from '@naru/api/queries'
import { Drawing, Landing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Carousel } from '@naru/ui/Carousel'
import { EmptyState } from '@naru/ui/EmptyState'
import { Grid } from '@naru/ui/Grid'
import { Image } from '@naru/ui/Image'
import { contentLanguage, useLanguage } from '@naru/ui/language'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { translated } from '@naru/app-shell/language'
import { useErrors } from '@naru/app-shell/errors'
import { mediaUrl } from '@naru/app-shell/attempt/media/mediaUrl'
import { useText } from '../../frame/text'
import * as css from './Home.css'
import { Section } from './Section'
import { Pending } from '@naru/app-shell/parts/LoadState'

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
export const Advertisements = () => {
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
