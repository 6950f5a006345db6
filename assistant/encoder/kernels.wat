;; The parts of the encoder that JavaScript is ten times too slow for, since it has no instruction for four or eight products at once.
;; Assembled into kernels.wasm; kernels.test.ts fails where the two differ. All places are bytes in the memory; f32 unless said otherwise.
(module
  (import "encoder" "memory" (memory 1))

  ;; units[token] = x[token] in whole numbers up to `largest`, and scales[token] how much one of them is. inner: a multiple of 8.
  (func $toUnits
    (param $tokens i32) (param $inner i32) (param $x i32) (param $units i32) (param $scales i32) (param $largest f32)
    (local $at i32) (local $end i32) (local $most v128) (local $perUnit v128) (local $size f32)
    (loop $each
      (local.set $at (local.get $x))
      (local.set $end (i32.add (local.get $x) (i32.shl (local.get $inner) (i32.const 2))))
      (local.set $most (v128.const f32x4 0 0 0 0))
      (loop $four
        (local.set $most (f32x4.pmax (local.get $most) (f32x4.abs (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $four (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $size
        (f32.max
          (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
          (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most)))))
      (f32.store (local.get $scales) (f32.div (local.get $size) (local.get $largest)))
      ;; Where all is 0, the quotient is no number, and saturation makes it 0.
      (local.set $perUnit (f32x4.splat (f32.div (local.get $largest) (local.get $size))))
      (loop $eight
        (v128.store (local.get $units)
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load (local.get $x)) (local.get $perUnit))))
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=16 (local.get $x)) (local.get $perUnit))))))
        (local.set $x (i32.add (local.get $x) (i32.const 32)))
        (local.set $units (i32.add (local.get $units) (i32.const 16)))
        (br_if $eight (i32.lt_u (local.get $x) (local.get $end))))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (local.set $tokens (i32.sub (local.get $tokens) (i32.const 1)))
      (br_if $each (local.get $tokens))))

  ;; out[token][row] = sum of x[token] times w[row], times the scale of the row, plus its bias.
  ;; outer: a multiple of 2; inner: of 8. w is i8; x is read as i16. i32 holds the sums of 1,536 products of ±8191 and ±127.
  ;; Two rows by four tokens at once: each number that is read is used twice or four times. Of tokens up to the next multiple of 4 is
  ;; written what is not to be read. out may be x.
  (func (export "multiply")
    (param $tokens i32) (param $inner i32) (param $outer i32) (param $input i32) (param $largest f32)
    (param $x i32) (param $xScale i32) (param $w i32) (param $wScale i32) (param $bias i32) (param $out i32)
    (local $row i32) (local $token i32) (local $stride i32) (local $at i32) (local $weight i32) (local $end i32)
    (local $upper v128) (local $lower v128) (local $one v128)
    (local $upper0 v128) (local $upper1 v128) (local $upper2 v128) (local $upper3 v128)
    (local $lower0 v128) (local $lower1 v128) (local $lower2 v128) (local $lower3 v128)
    (call $toUnits (local.get $tokens) (local.get $inner) (local.get $input) (local.get $x) (local.get $xScale) (local.get $largest))
    (local.set $stride (i32.shl (local.get $inner) (i32.const 1)))
    (loop $rows
      (local.set $token (i32.const 0))
      (loop $fourTokens
        (local.set $upper0 (v128.const i32x4 0 0 0 0))
        (local.set $upper1 (v128.const i32x4 0 0 0 0))
        (local.set $upper2 (v128.const i32x4 0 0 0 0))
        (local.set $upper3 (v128.const i32x4 0 0 0 0))
        (local.set $lower0 (v128.const i32x4 0 0 0 0))
        (local.set $lower1 (v128.const i32x4 0 0 0 0))
        (local.set $lower2 (v128.const i32x4 0 0 0 0))
        (local.set $lower3 (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.add (local.get $x) (i32.mul (local.get $token) (local.get $stride))))
        (local.set $weight (i32.add (local.get $w) (i32.mul (local.get $row) (local.get $inner))))
        (local.set $end (i32.add (local.get $weight) (local.get $inner)))
        (loop $eight
          (local.set $upper (v128.load8x8_s (local.get $weight)))
          (local.set $lower (v128.load8x8_s (i32.add (local.get $weight) (local.get $inner))))
          (local.set $one (v128.load (local.get $at)))
          (local.set $upper0 (i32x4.add (local.get $upper0) (i32x4.dot_i16x8_s (local.get $upper) (local.get $one))))
          (local.set $lower0 (i32x4.add (local.get $lower0) (i32x4.dot_i16x8_s (local.get $lower) (local.get $one))))
          (local.set $one (v128.load (i32.add (local.get $at) (local.get $stride))))
          (local.set $upper1 (i32x4.add (local.get $upper1) (i32x4.dot_i16x8_s (local.get $upper) (local.get $one))))
          (local.set $lower1 (i32x4.add (local.get $lower1) (i32x4.dot_i16x8_s (local.get $lower) (local.get $one))))
          (local.set $one (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 2)))))
          (local.set $upper2 (i32x4.add (local.get $upper2) (i32x4.dot_i16x8_s (local.get $upper) (local.get $one))))
          (local.set $lower2 (i32x4.add (local.get $lower2) (i32x4.dot_i16x8_s (local.get $lower) (local.get $one))))
          (local.set $one (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 3)))))
          (local.set $upper3 (i32x4.add (local.get $upper3) (i32x4.dot_i16x8_s (local.get $upper) (local.get $one))))
          (local.set $lower3 (i32x4.add (local.get $lower3) (i32x4.dot_i16x8_s (local.get $lower) (local.get $one))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (local.set $weight (i32.add (local.get $weight) (i32.const 8)))
          (br_if $eight (i32.lt_u (local.get $weight) (local.get $end))))
        (call $put (local.get $upper0) (local.get $upper1) (local.get $upper2) (local.get $upper3) (local.get $token) (local.get $row)
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $lower0) (local.get $lower1) (local.get $lower2) (local.get $lower3) (local.get $token)
          (i32.add (local.get $row) (i32.const 1))
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (local.set $token (i32.add (local.get $token) (i32.const 4)))
        (br_if $fourTokens (i32.lt_u (local.get $token) (local.get $tokens))))
      (local.set $row (i32.add (local.get $row) (i32.const 2)))
      (br_if $rows (i32.lt_u (local.get $row) (local.get $outer)))))

  ;; Adds up the four parts of the sums of four tokens, scales them and writes each to its place.
  (func $put
    (param $zero v128) (param $one v128) (param $two v128) (param $three v128) (param $token i32) (param $row i32)
    (param $outer i32) (param $xScale i32) (param $wScale i32) (param $bias i32) (param $out i32)
    (local $sums v128) (local $stride i32)
    (local.set $zero
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $zero) (local.get $one))
        (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $zero) (local.get $one))))
    (local.set $two
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $two) (local.get $three))
        (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $two) (local.get $three))))
    (local.set $sums
      (f32x4.add
        (f32x4.mul
          (f32x4.mul
            (f32x4.convert_i32x4_s
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $zero) (local.get $two))
                (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $zero) (local.get $two))))
            (v128.load (i32.add (local.get $xScale) (i32.shl (local.get $token) (i32.const 2)))))
          (v128.load32_splat (i32.add (local.get $wScale) (i32.shl (local.get $row) (i32.const 2)))))
        (v128.load32_splat (i32.add (local.get $bias) (i32.shl (local.get $row) (i32.const 2))))))
    (local.set $stride (i32.shl (local.get $outer) (i32.const 2)))
    (local.set $out
      (i32.add (local.get $out)
        (i32.shl (i32.add (i32.mul (local.get $token) (local.get $outer)) (local.get $row)) (i32.const 2))))
    (v128.store32_lane 0 (local.get $out) (local.get $sums))
    (local.set $out (i32.add (local.get $out) (local.get $stride)))
    (v128.store32_lane 1 (local.get $out) (local.get $sums))
    (local.set $out (i32.add (local.get $out) (local.get $stride)))
    (v128.store32_lane 2 (local.get $out) (local.get $sums))
    (v128.store32_lane 3 (i32.add (local.get $out) (local.get $stride)) (local.get $sums)))

  ;; x[token] = (x + added)[token] with mean 0 and variance 1, times weight, plus bias. width: a multiple of 4.
  (func (export "addNormalized")
    (param $tokens i32) (param $width i32) (param $x i32) (param $added i32) (param $weight i32) (param $bias i32) (param $least f32)
    (local $at i32) (local $bytes i32) (local $sum v128) (local $mean v128) (local $scale v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $each
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $add
        (local.set $mean
          (f32x4.add (v128.load (i32.add (local.get $x) (local.get $at))) (v128.load (i32.add (local.get $added) (local.get $at)))))
        (v128.store (i32.add (local.get $x) (local.get $at)) (local.get $mean))
        (local.set $sum (f32x4.add (local.get $sum) (local.get $mean)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $add (i32.lt_u (local.get $at) (local.get $bytes))))
      (local.set $mean (f32x4.splat (f32.div (call $total (local.get $sum)) (f32.convert_i32_u (local.get $width)))))
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $square
        (local.set $scale (f32x4.sub (v128.load (i32.add (local.get $x) (local.get $at))) (local.get $mean)))
        (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul (local.get $scale) (local.get $scale))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $square (i32.lt_u (local.get $at) (local.get $bytes))))
      (local.set $scale
        (f32x4.splat
          (f32.div (f32.const 1)
            (f32.sqrt
              (f32.add (f32.div (call $total (local.get $sum)) (f32.convert_i32_u (local.get $width))) (local.get $least))))))
      (local.set $at (i32.const 0))
      (loop $weigh
        (v128.store (i32.add (local.get $x) (local.get $at))
          (f32x4.add
            (f32x4.mul
              (f32x4.mul
                (f32x4.sub (v128.load (i32.add (local.get $x) (local.get $at))) (local.get $mean))
                (local.get $scale))
              (v128.load (i32.add (local.get $weight) (local.get $at))))
            (v128.load (i32.add (local.get $bias) (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $weigh (i32.lt_u (local.get $at) (local.get $bytes))))
      (local.set $x (i32.add (local.get $x) (local.get $bytes)))
      (local.set $added (i32.add (local.get $added) (local.get $bytes)))
      (local.set $tokens (i32.sub (local.get $tokens) (i32.const 1)))
      (br_if $each (local.get $tokens))))

  (func $total (param $parts v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $parts)) (f32x4.extract_lane 1 (local.get $parts)))
      (f32.add (f32x4.extract_lane 2 (local.get $parts)) (f32x4.extract_lane 3 (local.get $parts)))))

  ;; Each number between -reach and reach becomes what stands at its place in the table, between two places what lies between; above it stays,
  ;; below it is 0. steps: places of the table for each 1.
  (func (export "bend")
    (param $count i32) (param $x i32) (param $table i32) (param $reach f32) (param $steps f32)
    (local $end i32) (local $value f32) (local $place f32) (local $at i32) (local $low f32)
    (local.set $end (i32.add (local.get $x) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each
      (local.set $value (f32.load (local.get $x)))
      (if (f32.lt (local.get $value) (local.get $reach))
        (then
          (if (f32.gt (local.get $value) (f32.neg (local.get $reach)))
            (then
              (local.set $place (f32.mul (f32.add (local.get $value) (local.get $reach)) (local.get $steps)))
              (local.set $at (i32.trunc_sat_f32_u (local.get $place)))
              (local.set $place (f32.sub (local.get $place) (f32.convert_i32_u (local.get $at))))
              (local.set $at (i32.add (local.get $table) (i32.shl (local.get $at) (i32.const 2))))
              (local.set $low (f32.load (local.get $at)))
              (f32.store (local.get $x)
                (f32.add (local.get $low)
                  (f32.mul (f32.sub (f32.load offset=4 (local.get $at)) (local.get $low)) (local.get $place)))))
            (else (f32.store (local.get $x) (f32.const 0))))))
      (local.set $x (i32.add (local.get $x) (i32.const 4)))
      (br_if $each (i32.lt_u (local.get $x) (local.get $end)))))

  ;; scores[head][token][other] = product of the token's query and the other's key. mixed holds query, key and value of each token, one behind
  ;; the other; width is that of one of them in bytes, size that of a head's part of it: a multiple of 16.
  (func (export "compare")
    (param $tokens i32) (param $width i32) (param $size i32) (param $mixed i32) (param $scores i32)
    (local $head i32) (local $end i32) (local $stride i32) (local $query i32) (local $key i32) (local $at i32) (local $sum v128)
    (local.set $stride (i32.mul (local.get $width) (i32.const 3)))
    (local.set $end (i32.add (local.get $mixed) (i32.mul (local.get $tokens) (local.get $stride))))
    (loop $heads
      (local.set $query (i32.add (local.get $mixed) (local.get $head)))
      (loop $queries
        (local.set $key (i32.add (i32.add (local.get $mixed) (local.get $width)) (local.get $head)))
        (loop $keys
          (local.set $sum (v128.const f32x4 0 0 0 0))
          (local.set $at (i32.const 0))
          (loop $four
            (local.set $sum (f32x4.add (local.get $sum)
              (f32x4.mul (v128.load (i32.add (local.get $query) (local.get $at))) (v128.load (i32.add (local.get $key) (local.get $at))))))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br_if $four (i32.lt_u (local.get $at) (local.get $size))))
          (f32.store (local.get $scores)
            (f32.add
              (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
              (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
          (local.set $scores (i32.add (local.get $scores) (i32.const 4)))
          (local.set $key (i32.add (local.get $key) (local.get $stride)))
          (br_if $keys (i32.lt_u (local.get $key) (local.get $end))))
        (local.set $query (i32.add (local.get $query) (local.get $stride)))
        (br_if $queries (i32.lt_u (local.get $query) (local.get $end))))
      (local.set $head (i32.add (local.get $head) (local.get $size)))
      (br_if $heads (i32.lt_u (local.get $head) (local.get $width)))))

  ;; out[token], head by head = sum of the others' values, each times its share. Sizes as above.
  (func (export "mix")
    (param $tokens i32) (param $width i32) (param $size i32) (param $mixed i32) (param $shares i32) (param $out i32)
    (local $head i32) (local $stride i32) (local $token i32) (local $at i32) (local $share i32) (local $last i32) (local $value i32)
    (local $sum v128)
    (local.set $stride (i32.mul (local.get $width) (i32.const 3)))
    (loop $heads
      (local.set $token (i32.const 0))
      (loop $rows
        (local.set $last (i32.add (local.get $shares) (i32.shl (local.get $tokens) (i32.const 2))))
        (local.set $at (local.get $head))
        (loop $four
          (local.set $sum (v128.const f32x4 0 0 0 0))
          (local.set $share (local.get $shares))
          (local.set $value
            (i32.add (i32.add (local.get $mixed) (i32.shl (local.get $width) (i32.const 1))) (local.get $at)))
          (loop $others
            (local.set $sum (f32x4.add (local.get $sum)
              (f32x4.mul (v128.load32_splat (local.get $share)) (v128.load (local.get $value)))))
            (local.set $share (i32.add (local.get $share) (i32.const 4)))
            (local.set $value (i32.add (local.get $value) (local.get $stride)))
            (br_if $others (i32.lt_u (local.get $share) (local.get $last))))
          (v128.store
            (i32.add (i32.add (local.get $out) (i32.mul (local.get $token) (local.get $width))) (local.get $at))
            (local.get $sum))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $four (i32.lt_u (local.get $at) (i32.add (local.get $head) (local.get $size)))))
        (local.set $shares (local.get $last))
        (local.set $token (i32.add (local.get $token) (i32.const 1)))
        (br_if $rows (i32.lt_u (local.get $token) (local.get $tokens))))
      (local.set $head (i32.add (local.get $head) (local.get $size)))
      (br_if $heads (i32.lt_u (local.get $head) (local.get $width)))))

  ;; out[row] = sum of row times x, as whole numbers. rows are i8, one behind the other; x is i16; width: a multiple of 8, at most 512 so
  ;; that i32 holds the sums of products of ±127 and ±32767.
  (func (export "compareAll")
    (param $count i32) (param $width i32) (param $rows i32) (param $x i32) (param $out i32)
    (local $at i32) (local $end i32) (local $sum v128)
    (loop $each
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $at (local.get $x))
      (local.set $end (i32.add (local.get $rows) (local.get $width)))
      (loop $eight
        (local.set $sum
          (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $rows)) (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $rows (i32.add (local.get $rows) (i32.const 8)))
        (br_if $eight (i32.lt_u (local.get $rows) (local.get $end))))
      (i32.store (local.get $out)
        (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
          (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $each (local.get $count)))))
