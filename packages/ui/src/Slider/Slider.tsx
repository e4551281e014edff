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
  /** The label. */
  label: string
  /** Shows label and value; screen readers get them in any case. @default true */
  showLabel?: boolean
}

/** A slider for an approximate value, such as the volume. */
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
