export { between, cell, flow, span, trimmed, wrap } from '@orrery/kernel'
