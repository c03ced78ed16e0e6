import './buying';

import '../checkout/checkout';
