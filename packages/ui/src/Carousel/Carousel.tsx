import { useEffect, useReducer, type ReactNode } from 'react'
import { BaseButton } from '../Button/BaseButton'
import { IconButton } from '../IconButton/IconButton'
import { useUiText } from '../language/uiText'
import { classNames } from '../lib/classNames'
import { useMediaQuery } from '../lib/useMediaQuery'
import { media } from '../theme'
import { carouselReducer, initialCarousel, slideOffset } from './carouselPosition'
import * as styles from './Carousel.css'

export interface CarouselItem {
  /** One of a kind in the carousel. */
  id: string
  /** The slide, which brings its own frame. */
  content: ReactNode
}

export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string
  /** The slides. With fewer than two there are no controls. */
  items: readonly CarouselItem[]
  /** Time between two slides, in milliseconds. @default 5000 */
  interval?: number
  /** Advances automatically, except under reduced motion. @default true */
  autoPlay?: boolean
  /** One slide, or the front slide enlarged between its neighbours. @default 'single' */
  layout?: 'single' | 'neighbours'
  /** Shows the buttons for previous and next. @default true */
  arrows?: boolean
}

const slideClass = (layout: 'single' | 'neighbours', offset: number) => {
  if (layout === 'single') return styles.single[offset === 0 ? 'front' : 'away']
  if (offset === 0) return styles.neighbours.front
  if (offset === -1) return styles.neighbours.before
  return offset === 1 ? styles.neighbours.after : styles.neighbours.away
}

const slideRole = { role: 'group' } as const

/** Slides that advance automatically. Hover, focus and the Pause button stop them. */
export const Carousel = ({
  label,
  items,
  interval = 5000,
  autoPlay = true,
  layout = 'single',
  arrows = true,
}: CarouselProps) => {
  const t = useUiText()
  const reducedMotion = useMediaQuery(media.reducedMotion)
  const [stored, dispatch] = useReducer(carouselReducer, items.length, initialCarousel)
  const state = carouselReducer(stored, { type: 'resize', count: items.length })
  const isAutoPlaying = autoPlay && !reducedMotion && items.length > 1
  const isRunning = isAutoPlaying && !state.isPaused && !state.isHeld

  useEffect(() => dispatch({ type: 'resize', count: items.length }), [items.length])
  // Choosing a slide starts a new interval, so that the next tick does not replace it at once.
  useEffect(() => {
    if (!isRunning) return
    const from = state.index
    const timer = setTimeout(() => dispatch({ type: 'tick', from }), interval)
    return () => clearTimeout(timer)
  }, [isRunning, interval, state.index])

  return (
    <section aria-roledescription={t('carousel')} aria-label={label}>
      <div
        className={styles.carousel}
        onPointerEnter={(event) => event.pointerType === 'mouse' && dispatch({ type: 'hold' })}
        onPointerLeave={() => dispatch({ type: 'release' })}
        onFocus={() => dispatch({ type: 'hold' })}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'release' })
        }}
      >
        {items.length > 1 && (
          <div className={styles.controls}>
            {isAutoPlaying && (
              <div className={styles.pause}>
                <IconButton
                  label={state.isPaused ? t('play') : t('pause')}
                  icon={state.isPaused ? 'play' : 'pause'}
                  size="small"
                  onPress={() => dispatch({ type: 'toggle' })}
                />
              </div>
            )}
            {arrows && (
              <IconButton
                label={t('previous')}
                icon="chevronLeft"
                size="small"
                onPress={() => dispatch({ type: 'previous' })}
              />
            )}
            <div className={classNames(styles.dots, arrows && styles.dotsBelow)}>
              {items.map((item, index) => (
                <BaseButton
                  key={item.id}
                  className={styles.dot}
                  aria-label={t('slide', { position: index + 1, count: items.length })}
                  aria-current={index === state.index ? 'true' : 'false'}
                  onPress={() => dispatch({ type: 'go', index })}
                />
              ))}
            </div>
            {arrows && (
              <IconButton
                label={t('next')}
                icon="chevronRight"
                size="small"
                onPress={() => dispatch({ type: 'next' })}
              />
            )}
          </div>
        )}
        <div className={styles.viewport} aria-live={isRunning ? 'off' : 'polite'}>
          {items.map((item, index) => {
            const offset = slideOffset(index, state)
            return (
              <div
                key={item.id}
                {...slideRole}
                aria-roledescription={t('slideKind')}
                aria-label={t('slide', { position: index + 1, count: items.length })}
                aria-hidden={offset !== 0}
                inert={offset !== 0}
                className={classNames(styles.slide, slideClass(layout, offset))}
              >
                {item.content}
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}
