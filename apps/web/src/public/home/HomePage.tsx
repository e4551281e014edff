import { useTitle } from '@naru/app-shell/useTitle'
import { useText } from '../../frame/text'
import { Advertisements } from './Advertisements'
import { Features } from './Features'
import { Hero } from './Hero'
import { LearnerStep } from './LearnerStep'
import { Reviews } from './Reviews'

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
