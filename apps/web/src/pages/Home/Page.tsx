import { useTitle } from '../../app/useTitle'
import { useOpenText } from '../../text/open'
import { Advertisements } from './Advertisements'
import { Features } from './Features'
import { Hero } from './Hero'
import { Reviews } from './Reviews'

/** The landing page. */
export const HomePage = () => {
  const { home: text } = useOpenText()
  useTitle(text.title)
  return (
    <>
      <Hero />
      <Advertisements />
      <Features />
      <Reviews />
    </>
  )
}
