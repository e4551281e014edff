import { Label } from 'react-aria-components/Label'
import {
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider'
import { VisuallyHidden } from '../VisuallyHidden'
import * as styles from './Slider.css'

/** Props of `Slider`: those of react-aria's Slider with one thumb. */
export interface SliderProps extends Omit<AriaSliderProps<number>, 'children' | 'className' | 'style' | 'orientation'> {
  /** What is set. */
  label: string
  /** Whether label and value are visible; they are always announced. @default true */
  showLabel?: boolean
}

/** A value within limits, where the feel matters more than the number: the volume, the size. */
export const Slider = ({ label, showLabel = true, ...rest }: SliderProps) => (
  <AriaSlider className={styles.slider} {...rest}>
    {showLabel ? (
      <span className={styles.caption}>
        <Label>{label}</Label>
        <SliderOutput className={styles.output} />
      </span>
    ) : (
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
    )}
    <SliderTrack className={styles.track}>
      {({ state }) => (
        <>
          <span className={styles.fill} style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }} />
          <SliderThumb className={styles.thumb} />
        </>
      )}
    </SliderTrack>
  </AriaSlider>
)
