import { useTitle } from '@naru/app-shell/useTitle'
import { useText } from '../../frame/text'
import { Advertisements } from './Advertisements'
import { Features } from './Features'
import { Hero } from './Hero'
import { Reviews } from './Reviews'

export const HomePage = () => {
  const t = useText()
  useTitle(t('home.title'))
  return (
    <>
      <Hero />
      <Advertisements />
      <Features />
      <Reviews />
    </>
  )
}
