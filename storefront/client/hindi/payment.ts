import './buying';

import '../payment';
