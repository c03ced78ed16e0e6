import './buying';

import '../checkout';
